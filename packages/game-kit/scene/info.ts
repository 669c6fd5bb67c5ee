import type { Minor } from '#kit/money.ts'
import type { SceneLanguage } from './port.ts'

/** The props that a game's rules page gets from the surrounding page. */
export type InfoProps = {
  readonly language: SceneLanguage
  readonly stake: Minor
  readonly rtpText: string
  readonly maxWin: Minor
  money(amount: Minor): string
}
