import { englishOf } from '#texts/words.ts'
import type { play, rounds } from '../contract.ts'

export const en = englishOf<typeof play & typeof rounds>()({
  'refusal.play.ticketInvalid': 'This game link has been used or has expired. Open the game again.',
  'refusal.games.betMalformed': 'This game doesn’t offer that bet.',
  'refusal.games.currencyNotOffered': 'This game isn’t available in your currency.',
  'refusal.games.stakeNotAllowed': 'Choose one of the stakes that the game offers.',
  'refusal.games.stakeTooSmall': 'This stake is below the minimum.',
  'refusal.games.stakeTooLarge': 'This stake is above the maximum.',
  'refusal.games.winTooLarge': 'This bet could win more than the maximum payout. Enter a lower stake.',
  'refusal.play.insufficient': 'Your balance is too low for this stake.',
  'refusal.play.limit': 'Your limits don’t allow this stake.',
  'refusal.play.limit.stakeMax': 'This stake is above your limit for a single bet. Choose a lower one.',
  'refusal.play.limit.bonusStakeMax':
    'This stake uses bonus money and is above the bonus’s maximum stake. Choose a lower one.',
  'refusal.play.limit.bonusStakeExact': 'Your free rounds have a fixed stake. Choose that stake to use them.',
  'refusal.play.limit.bonusGame':
    'Your cash doesn’t cover this stake, and bonus money can’t be used in this game. Nothing was deducted.',
  'refusal.play.limit.bonusExpired':
    'Your cash doesn’t cover this stake, and your bonus has expired. Nothing was deducted.',
  'refusal.play.limit.playTime': 'You’ve reached your play time limit. Your bet wasn’t placed.',
  'refusal.play.limit.pause':
    'Time for a reality check. See how long you’ve played and your result before you continue.',
  'refusal.play.limit.excluded': 'You’re on a time-out or self-excluded. Your bet wasn’t placed.',
  'refusal.play.limit.lossDay': 'This stake could exceed your daily loss limit. It resets tomorrow.',
  'refusal.play.limit.wagerDay': 'This stake exceeds your daily wager limit. It resets tomorrow.',
  'refusal.play.limit.lossWeek': 'This stake could exceed your weekly loss limit. It resets on Monday.',
  'refusal.play.limit.wagerWeek': 'This stake exceeds your weekly wager limit. It resets on Monday.',
  'refusal.play.limit.lossMonth': 'This stake could exceed your monthly loss limit. It resets next month.',
  'refusal.play.limit.wagerMonth': 'This stake exceeds your monthly wager limit. It resets next month.',
  'refusal.play.walletClosed': 'You can’t play from this wallet right now. Contact customer service.',
  'refusal.play.tooSoon': 'The last round isn’t over yet. Wait a moment.',
  'refusal.play.gameStopped': 'This game is under maintenance. Your bet wasn’t placed.',
  'refusal.play.notOffered': 'This type of game isn’t available in your location. Your bet wasn’t placed.',
  'refusal.play.roundOpen': 'You have an open round in this game. Finish it first.',
  'refusal.play.buyOff': 'Buying the feature isn’t available here.',
  'refusal.play.autoplayOff': 'Autoplay isn’t available here. Start each round yourself.',
  'refusal.play.autoplayOver': 'Autoplay has ended. You can start it again.',
  'refusal.play.autoplayTooLong': 'That’s more autoplay rounds than allowed here. Choose fewer.',
  'refusal.play.autoplayLimits': 'Set a loss limit above 0. If you set a win limit, it must also be above 0.',
  'refusal.play.roundUnknown': 'We can’t find that round in this game.',
  'refusal.play.roundOver': 'This round is over.',
  'refusal.play.moveNotAllowed': 'This move isn’t possible now.',
  'refusal.play.moveStale': 'This round continued in another window. Here’s its current state.',
  'refusal.rounds.daysInvalid': 'Choose a start date on or before the end date, up to one year apart.',
  'refusal.rounds.unknown': 'We can’t find that round.',
  'refusal.rounds.seedSecret':
    'This round’s server seed is still in use. Rotate your seed pair to reveal it, then verify the round.',
  'refusal.rounds.roundOpen': 'You have an open round. Finish it before you rotate your seeds.',
  'refusal.rounds.noSeeds': 'You don’t have seeds yet. We create them when you open your first game.',
})
