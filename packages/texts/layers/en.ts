import { fair } from './fair-en.ts'
import { footer } from './footer-en.ts'
import { jackpot } from './jackpot-en.ts'
import { uiLate } from './ui-en.ts'

/** Texts of the shell's layers and parts that load after the first view. */
export const layers = {
  ...fair,
  ...footer,
  ...jackpot,
  ...uiLate,
  'shell.languageText': 'Languages in grey aren’t available on this site yet.',
  'shell.searchHint': 'Search {count|game|games}',
  'shell.searchNone': 'No results for “{text}”',
  'shell.searchNoneHint': 'Try a shorter word or browse by category.',
  'shell.logoutTitle': 'Log out?',
  'shell.logoutText': 'Your balance and open rounds are kept. You can log back in at any time.',
  'shell.logoutStay': 'Stay logged in',
  'shell.loggedOut': 'You’re logged out',
  'seamless.title': 'Provider lobby',
  'seamless.none': 'No providers available',
  'seamless.noneText': 'Games from other providers appear here when they’re available.',
  'frame.expand': 'Open full page',
  'frame.back': 'Back to games',
  'frame.fullScreen': 'Full screen',
  'frame.exitFullScreen': 'Exit full screen',
  'frame.timePlayed': 'Time played',
  'frame.net': 'Net result',
  'frame.opening': 'Opening {game}…',
  'frame.openingHint': 'Setting up the table…',
  'frame.demoTitle': 'Play {game} for free',
  'frame.demoText': 'Play money, no account needed. The rules and odds are those of real play.',
  'frame.demo': 'Play demo',
  'frame.session': 'Log in to play',
  'frame.sessionHint': 'The game opens after you log in.',
  'frame.none': 'Choose a game',
  'frame.noneHint': 'All games are on the home page.',
} as const
