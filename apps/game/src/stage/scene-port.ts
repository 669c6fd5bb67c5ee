import type { SceneClock } from '#game-kit/scene/clock.ts'
import type { Motion } from '#game-kit/scene/motion.ts'
import type { ScenePort } from '#game-kit/scene/port.ts'
import type { Sound } from '#game-kit/scene/sound.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { formatMoney } from '#texts/formats.ts'
import type { Language } from '../words/words.ts'

export type SceneParts = { clock: SceneClock; sound: Sound; motion: Motion; language: Language }

export type Around = Pick<
  ScenePort,
  'stake' | 'bounds' | 'onStake' | 'won' | 'say' | 'insets' | 'lost' | 'act' | 'fire' | 'company'
> & {
  currency(): Currency
}

/** Amounts in large letters: omits zero decimals in currencies such as the dong. */
function figures(language: Language, amount: Minor, currency: Currency): string {
  const text = formatMoney(language, amount, currency)
  return currency === 'USD' ? text : text.replace(/[.,]00$/, '')
}

/** The interface that a scene receives, built from the page's parts. */
export function createPort({ clock, sound, motion, language }: SceneParts, around: Around): ScenePort {
  const { currency, ...rest } = around
  return {
    ...rest,
    clock,
    sound,
    motion,
    language,
    money: (amount) => formatMoney(language, amount, currency()),
    figures: (amount) => figures(language, amount, currency()),
    chosen: () => undefined,
  }
}
