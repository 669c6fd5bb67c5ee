import { vi } from './vi.ts'

/** Words of the game page around every scene. English is the source; a key that another language lacks does not compile. */
export const en = {
  loading: 'Loading',
  balance: 'Balance',
  stake: 'Bet',
  lastWin: 'Last win',
  less: 'Lower bet',
  more: 'Higher bet',
  play: 'Spin',
  roll: 'Roll',
  drop: 'Drop',
  rise: 'Let it rise',
  turn: 'Turn',
  start: 'Begin',
  take: 'Take the win',
  deal: 'Deal',
  draw: 'Draw',
  stand: 'Stand',
  skip: 'Skip',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  turbo: 'Fast play',
  autoplay: 'Autoplay',
  autoplayStop: 'Stop autoplay',
  autoplayRounds: 'Rounds',
  autoplayLoss: 'Stop before losing more than',
  autoplayWin: 'Stop after a single win of',
  autoplayNoWin: 'No limit',
  autoplayFeature: 'Stop when a feature begins',
  autoplayStart: 'Start',
  autoplayHint: 'Each round is a round of its own with this bet. Press the large key to stop.',
  autoplayEnded: 'Autoplay has ended',
  autoplayEndedLoss: 'The next round could pass the loss limit that you set.',
  autoplayEndedWin: 'A win reached the size that you set.',
  autoplayEndedFeature: 'A feature began, as you asked.',
  buy: 'Buy feature',
  buyTitle: 'Buy the feature?',
  buyText: 'The round begins with what opens the free spins.',
  buyPrice: 'Price',
  buyTimes: 'times the bet',
  buyReturn: 'Return to player of this round',
  buyConfirm: 'Buy for',
  buyNot: 'Not now',
  info: 'Rules and pays',
  close: 'Close',
  retry: 'Try again',
  deposit: 'Deposit',
  leave: 'Back to the lobby',
  lowerBet: 'Lower the bet',
  shortTitle: 'The balance does not cover this bet',
  shortText: 'Lower the bet or add money to go on.',
  lineTitle: 'The line is cut',
  lineText: 'Your round is safe: it will be shown once, as soon as the line is back.',
  closedTitle: 'This game was closed',
  closedText: 'The session ended or the game was opened elsewhere. Open it again from the lobby.',
  failedTitle: 'The game could not be loaded',
  failedText: 'Please check the connection and try again.',
  stoppedTitle: 'This game is under maintenance',
  stoppedText: 'Nothing was staked. Your money and your rounds are where they were; other games are open.',
  lostTitle: 'The picture was taken away',
  lostText:
    'Your device stopped drawing the game. Nothing is lost: a round that you began is played, paid and in your record.',
  drawAgain: 'Draw it again',
  impossibleTitle: 'This browser cannot draw the game',
  impossibleText:
    'Switch on hardware acceleration in the browser’s settings, or open the game in another browser. Dice needs neither.',
  refusedTitle: 'This round was not played',
  again: 'Show again',
  resumed: 'Your last round, shown again',
  trial: 'Play money',
  rtp: 'Return to player',
  motion: 'Less movement',
  settings: 'Settings',
  rules: 'Rules',
  pays: 'Pays',
  fairness: 'Provably fair',
  sealed: 'The next round is sealed',
  sealedText: 'This is the SHA-256 of the seed that decides the coming rounds. It was fixed before you bet.',
  nonce: 'Round number',
  clientSeed: 'Your seed',
  verify: 'Check a round',
  history: 'Your rounds',
  keys: 'Keys: Space play, S skip, M sound, ↑ ↓ bet',
  unknownGame: 'There is no game at this address.',
} as const

export type PageWords = { readonly [K in keyof typeof en]: string }

export type Language = 'en' | 'vi'

export function languageOf(text: string | null): Language {
  return text?.toLowerCase().startsWith('vi') ? 'vi' : 'en'
}

export function wordsOf(language: Language): PageWords {
  return language === 'vi' ? vi : en
}
