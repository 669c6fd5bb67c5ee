import { house } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. Tables are shared by all brands. */
export const reach = {
  'dealerConsole.list': house,
  'dealerConsole.show': house,
  'dealerConsole.start': house,
  'dealerConsole.end': house,
  'dealerConsole.open': house,
  'dealerConsole.close': house,
  'dealerConsole.scan': house,
  'dealerConsole.takeBack': house,
  'dealerConsole.shoe': house,
  'dealerConsole.cut': house,
  'dealerConsole.misdeal': house,
  'dealerPit.show': house,
  'dealerPit.preview': house,
  'dealerPit.correct': house,
  'dealerPit.void': house,
  'dealerPit.relieve': house,
  'dealerPit.video': house,
}
