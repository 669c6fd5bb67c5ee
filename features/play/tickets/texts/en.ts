export const en = {
  'tickets.title': 'Instant tickets',
  'refusal.tickets.unknownDesign': 'We can’t find that ticket.',
  'refusal.tickets.notOnSale': 'This ticket isn’t on sale now.',
  'refusal.tickets.fewLeft':
    'Only {left|ticket is|tickets are} left in this series. Buy fewer, or try again in a minute.',
  'refusal.tickets.unknown': 'We can’t find that ticket.',
  'refusal.tickets.notScratched': 'This ticket isn’t scratched yet.',
  'refusal.tickets.unknownSeries': 'We can’t find that series.',
  'refusal.tickets.seedSecret':
    'The seed is revealed when the series is closed and every sold ticket is scratched.',
  'refusal.tickets.alreadyOpen': 'This ticket is already on sale.',
  'refusal.tickets.notPrinted': 'The next series is being printed. Try again in a minute.',
  'audit.did.tickets.open': 'Put an instant ticket on sale',
  'audit.did.tickets.pause': 'Paused the sale of an instant ticket',
  'audit.did.tickets.close': 'Closed a series of instant tickets',
} as const
