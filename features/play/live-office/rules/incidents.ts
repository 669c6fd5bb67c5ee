// What the incident log of live tables tells; the check of the table live_incident lists the same.

export const incidentKinds = [
  'closed',
  'opened',
  'void',
  'limits',
  'hours',
  // of tables with a dealer
  'shiftStarted',
  'shiftEnded',
  'shoe',
  'cutCard',
  'misdeal',
  'differs',
  'takenBack',
  'refusedCard',
  'corrected',
  'video',
  'videoLost',
  'videoBack',
] as const
export type IncidentKind = (typeof incidentKinds)[number]
