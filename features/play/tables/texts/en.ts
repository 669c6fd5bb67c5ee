import { siteEn } from './site-en.ts'

export const en = {
  ...siteEn,
  'refusal.tables.unknown': 'This table does not exist.',
  'refusal.tables.closed': 'This table is closed. Please choose another one.',
  'refusal.tables.overLimit': 'The limit is {most}.',
  'refusal.tables.savedFull': 'You can save up to 20 sets of bets. Delete one first.',
}
