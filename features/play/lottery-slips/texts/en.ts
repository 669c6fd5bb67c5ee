export const en = {
  'refusal.lottery.chaseEmpty': 'Choose at least one draw to chase.',
  'refusal.lottery.chaseTooLarge': 'This chase is too large. Lines times draws can be {most} at most.',
  'refusal.lottery.chaseTooFar': 'Only {draws|draw is|draws are} on sale. Choose fewer draws.',
  'refusal.lottery.chaseUnknown': 'We can’t find that chase.',
  'refusal.lottery.savedFull': 'You can save {most|slip|slips} at most. Delete one to save another.',
  'refusal.lottery.savedTooLong': 'This slip is too long to save. Save fewer lines.',
} as const
