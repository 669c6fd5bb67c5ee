import type { Minor } from '#kit/money.ts'
import type { SceneLanguage } from './port.ts'

/** What a game's page of rules gets from the page around it. */
export type InfoProps = {
  readonly language: SceneLanguage
  readonly stake: Minor
  readonly rtpText: string
  readonly maxWin: Minor
  money(amount: Minor): string
}
