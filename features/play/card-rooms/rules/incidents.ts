// What the incident log of card rooms tells; the check of the table card_incident lists the same.

export const incidentKinds = [
  'made',
  'opened',
  'closed',
  'setup',
  'void',
  'clock',
  'private',
  'empty',
  'idle',
  'parked',
  'paid',
] as const
export type IncidentKind = (typeof incidentKinds)[number]
