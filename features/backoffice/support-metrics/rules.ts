// The figures of the support report, by section, with their units: a count, seconds, a share in percent, or stars in tenths (46 is 4.6 of
// five). Example: 9 of 12 feedbacks answered in time: 75 percent.

export const supportSections = [
  'service',
  'feedback',
  'inbox',
  'notices',
  'chat',
  'limits',
  'papers',
] as const
export type SupportSection = (typeof supportSections)[number]

export const figureUnits = ['count', 'seconds', 'percent', 'tenths'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** Conversations and emails are stored for at least this many days; a longer report would be incomplete. */
export const MOST_DAYS = 90

/** Every figure with its unit, in the order of the page. */
export const figures: Readonly<Record<SupportSection, Readonly<Record<string, FigureUnit>>>> = {
  service: {
    conversations: 'count',
    answered: 'count',
    halfSeconds: 'seconds',
    nineInTenSeconds: 'seconds',
    rated: 'count',
    tenths: 'tenths',
  },
  feedback: { sent: 'count', answered: 'count', inTimePercent: 'percent', overdue: 'count' },
  inbox: { letters: 'count', messages: 'count', readPercent: 'percent' },
  notices: { written: 'count', shown: 'count', seen: 'count' },
  chat: { lines: 'count', hidden: 'count', reported: 'count', sanctions: 'count' },
  limits: {
    tightened: 'count',
    asked: 'count',
    confirmed: 'count',
    reached: 'count',
    timeOuts: 'count',
    exclusions: 'count',
    lifted: 'count',
    signs: 'count',
    signsOpen: 'count',
  },
  papers: { sent: 'count', approved: 'count', rejected: 'count', waiting: 'count', halfSeconds: 'seconds' },
}
