import { englishOf } from '#texts/words.ts'
import type { rtpMonitoring } from '../contract.ts'

export const en = englishOf<typeof rtpMonitoring>()({
  'returns.title': 'RTP monitoring',
  'returns.lead':
    'Each game’s actual RTP beside its theoretical RTP. The expected range is three standard deviations either side.',
  'returns.window': 'Period',
  'returns.window.today': 'Today',
  'returns.window.month': '30 days',
  'returns.window.life': 'All time',
  'returns.asOf': 'As of {at}',
  'returns.none': 'No rounds in this period',
  'returns.noneText': 'Choose a longer period, or check back after the first rounds.',
  'returns.allWithin': 'All games are within their expected range.',
  'returns.allWithinButOpen':
    'All games are within their expected range in this period. Open alerts from earlier: {count}.',
  'returns.someOutside':
    'Out of range: {count}. Verify the rounds and check the game version before you keep the game running.',
  'returns.game': 'Game',
  'returns.currency': 'Currency',
  'returns.rounds': 'Rounds',
  'returns.stake': 'Staked',
  'returns.win': 'Won by members',
  'returns.theory': 'Theoretical RTP',
  'returns.observed': 'Actual RTP',
  'returns.interval': 'Expected range',
  'returns.between': '{low} – {high}',
  'returns.verdict': 'Status',
  'returns.verdict.within': 'In range',
  'returns.verdict.above': 'Above range',
  'returns.verdict.below': 'Below range',
  'returns.verdict.greatWin': 'Single large win',
  'returns.verdict.few': 'Too few rounds',
  'returns.verdict.moves': 'Non-optimal play',
  'returns.verdict.unknown': 'Unknown',
  'returns.says.within': 'The theoretical RTP is inside the expected range of the actual RTP.',
  'returns.says.above':
    'Actual RTP is above the expected range even without the largest win. Chance alone does this in fewer than 1 in 700 checks.',
  'returns.says.below':
    'Actual RTP is below the expected range. Chance alone does this in fewer than 1 in 700 checks.',
  'returns.says.greatWin': 'Actual RTP is above the expected range, but within it without the largest win.',
  'returns.says.few': 'Fewer than 100 rounds: too few to assess.',
  'returns.says.moves':
    'The theoretical RTP assumes optimal play. Members chose other moves, which lowers the actual RTP.',
  'returns.says.unknown':
    'We don’t know this game’s standard deviation. It belongs to an external provider or a retired game version.',
  'returns.edition': 'Version {edition}',
  'returns.byStake': 'By stake',
  'returns.flagInBand': 'Segment out of range',
  'returns.byChannel': 'By device',
  'returns.channel.phone': 'Phone',
  'returns.channel.tablet': 'Tablet',
  'returns.channel.desktop': 'Computer',
  'returns.channel.other': 'Other',
  'returns.alerts': 'Open alerts',
  'returns.part.all': 'all rounds',
  'returns.part.channel.phone': 'rounds on phones',
  'returns.part.channel.tablet': 'rounds on tablets',
  'returns.part.channel.desktop': 'rounds on computers',
  'returns.part.channel.other': 'rounds on other devices',
  'returns.part.stake': 'stakes {from} – {to}',
  'returns.alert.above':
    'Actual RTP {observed} over {rounds|equally weighted round|equally weighted rounds}, theoretical RTP {theory}: above the expected range.',
  'returns.alert.below':
    'Actual RTP {observed} over {rounds|equally weighted round|equally weighted rounds}, theoretical RTP {theory}: below the expected range.',
  'returns.close': 'Close alert',
  'returns.closeTitle': 'Close alert?',
  'returns.closeText':
    'Enter what you found. Counting restarts tomorrow, and you get a new alert if the game goes out of range again.',
  'returns.closed': '{game}: alert closed',
  'refusal.returns.alertUnknown': 'Another operator has already closed this alert.',
})
