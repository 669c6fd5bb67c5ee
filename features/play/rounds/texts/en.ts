import { englishOf } from '#texts/words.ts'
import type { play, rounds } from '../contract.ts'

export const en = englishOf<typeof play & typeof rounds>()({
  'refusal.play.ticketInvalid':
    'This game link has been used or is older than a minute. Please open the game again.',
  'refusal.games.betMalformed': 'This bet is not one that the game knows.',
  'refusal.games.currencyNotOffered': 'This game is not offered in your currency.',
  'refusal.games.stakeNotAllowed': 'Please choose a stake in the steps that the game offers.',
  'refusal.games.stakeTooSmall': 'This stake is below the smallest one.',
  'refusal.games.stakeTooLarge': 'This stake is above the largest one.',
  'refusal.games.winTooLarge': 'This bet could win more than one round may pay. Please lower the stake.',
  'refusal.play.insufficient': 'Your balance does not cover this stake.',
  'refusal.play.limit': 'A limit of your account does not allow this stake.',
  'refusal.play.limit.stakeMax':
    'This stake is above your limit for a single stake. Please choose a smaller one.',
  'refusal.play.limit.playTime': 'Your play time is over for now. Nothing was staked.',
  'refusal.play.limit.pause': 'A reality check waits for you. Read it, then play on.',
  'refusal.play.limit.excluded': 'This account is taking a break. Nothing was staked.',
  'refusal.play.limit.lossDay':
    'This stake could take you past your loss limit of today. It begins anew tomorrow.',
  'refusal.play.limit.wagerDay':
    'This stake would pass your limit for all stakes of today. It begins anew tomorrow.',
  'refusal.play.limit.lossWeek':
    'This stake could take you past your loss limit of this week. It begins anew on Monday.',
  'refusal.play.limit.wagerWeek':
    'This stake would pass your limit for all stakes of this week. It begins anew on Monday.',
  'refusal.play.limit.lossMonth':
    'This stake could take you past your loss limit of this month. It begins anew next month.',
  'refusal.play.limit.wagerMonth':
    'This stake would pass your limit for all stakes of this month. It begins anew next month.',
  'refusal.play.walletClosed':
    'Your wallet cannot be played from at the moment. Please ask customer service.',
  'refusal.play.tooSoon': 'The last round is not over yet. Please wait a moment.',
  'refusal.play.gameStopped': 'This game is under maintenance. Nothing was staked.',
  'refusal.play.notOffered': 'This kind of game is not offered where you are. Nothing was staked.',
  'refusal.play.roundOpen': 'A round of this game is still open. Finish it first; it waits for you.',
  'refusal.play.buyOff': 'The feature of this game is not for sale here.',
  'refusal.play.autoplayOff': 'This game does not play on by itself here. Each round is yours to start.',
  'refusal.play.autoplayOver': 'Autoplay has ended. Start it again if you like.',
  'refusal.play.autoplayTooLong': 'Autoplay may have fewer rounds here. Please choose fewer.',
  'refusal.play.autoplayLimits': 'Please set a loss limit above zero; a win limit is above zero too.',
  'refusal.play.roundUnknown': 'There is no such round at this table.',
  'refusal.play.roundOver': 'This round is over already.',
  'refusal.play.moveNotAllowed': 'This move is not possible now.',
  'refusal.play.moveStale': 'This round went on elsewhere. Here is how it stands now.',
  'refusal.rounds.daysInvalid':
    'Please choose a first day that is not after the last one, and at most one year.',
  'refusal.rounds.unknown': 'There is no such round.',
  'refusal.rounds.seedSecret':
    'The server seed of this round is still in use. Change your seeds to reveal it, then check the round.',
  'refusal.rounds.roundOpen': 'A round is not finished yet. Finish it first, then change your seeds.',
  'refusal.rounds.noSeeds': 'You have no seeds yet: they are made when you open your first game.',
})
