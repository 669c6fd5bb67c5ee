import { officeEn } from './office-en.ts'
import { siteEn } from './site-en.ts'

export const en = {
  ...siteEn,
  ...officeEn,
  'refusal.sportBets.legs': 'Prices on your slip have changed, or betting is suspended. Check your slip.',
  'refusal.sportBets.slipMalformed': 'These selections can’t be combined in one bet.',
  'refusal.sportBets.stakeTooSmall': 'The minimum stake is {least}.',
  'refusal.sportBets.overLimit': 'The maximum stake for this bet is {most}.',
  'refusal.sportBets.waitingFull': 'You have {most|bet|bets} waiting. Try again when they’re placed.',
  'refusal.sportBets.referralsFull':
    '{most|bet of yours already waits|bets of yours already wait} for a trader.',
  'refusal.sportBets.referralOver': 'This bet has already been decided.',
  'refusal.sportBets.referralLate': 'No trader decided in time. Nothing was taken from your balance.',
  'refusal.sportBets.referralWithdrawn': 'You withdrew this bet. Nothing was taken from your balance.',
  'refusal.sportBets.referralRejected': 'A trader rejected this bet. Nothing was taken from your balance.',
  'refusal.sportBets.unknown': 'We can’t find that bet.',
  'refusal.sportBets.offerMoved': 'The cash-out offer has changed. Check the new one.',
  'refusal.sportBets.noCashOut': 'This bet can’t be cashed out at the moment.',
  'refusal.sportBets.valueMoved':
    'The value of your bet has changed. Nothing was changed: check it and try again.',
  'refusal.sportBets.noEdit': 'This bet can’t be edited now. It stands as it was.',
  'refusal.sportBets.slipMoved': 'Your slip was changed on another device.',
  'refusal.sportBets.slipTooLarge': 'This slip is too large to save.',
}
