import { englishOf } from '#texts/words.ts'
import type { lobby } from '../contract.ts'

export const en = englishOf<typeof lobby>()({
  'refusal.lobby.gameUnknown': 'There is no such game here.',
  'refusal.lobby.gameStopped': 'This game is under maintenance. Others are open.',
  'refusal.lobby.launchNotYours': 'This launch belongs to another session. Please log in again.',
  'refusal.lobby.trialOff': 'Trial play is switched off at the moment.',
  'lobby.category.ELOTT': 'E-Lottery',
  'lobby.category.LOTT': 'Lottery',
  'lobby.category.LIVE': 'Live Casino',
  'lobby.category.SPORTS': 'Sports',
  'lobby.category.FISH': 'Fishing',
  'lobby.category.RNG': 'Slots',
  'lobby.category.PVP': 'Card Games',
  'refusal.lobby.walletMissing': 'Your account has no wallet for this game.',
})
