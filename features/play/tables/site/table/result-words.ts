import type { Texts } from '#texts/use-texts.ts'
import { bauCuaFaces } from '#games/tables/dice/outcome.ts'
import { colourOf } from '../wheel/number-disc.tsx'
import type { LiveGame } from '../games.ts'

/** A result in words, from the short text that roads and lists keep (rules of games/tables): "Banker wins with 7". */
export function resultWords({ t }: Pick<Texts, 't'>, game: LiveGame, mark: string): string {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez': {
      const [, letter, points = ''] = /^([PBT])(\d)/.exec(mark) ?? []
      if (letter === 'T') return t('tables.said.tie', { points })
      return t(letter === 'P' ? 'tables.said.player' : 'tables.said.banker', { points })
    }
    case 'dragon-tiger':
      return t(
        mark[0] === 'D' ? 'tables.said.dragon' : mark[0] === 'T' ? 'tables.said.tiger' : 'tables.said.dtTie',
      )
    case 'roulette':
    case 'lucky-roulette': {
      const [number = '', times] = mark.split('x')
      const colour = t(`tables.colour.${colourOf(Number(number))}`)
      return times === undefined
        ? t('tables.said.number', { number, colour })
        : t('tables.said.lucky', { number, colour, times })
    }
    case 'sic-bo':
    case 'tai-xiu': {
      const dice = mark.split('-').map(Number)
      const sum = dice.reduce((total, face) => total + face, 0)
      const isTriple = new Set(dice).size === 1
      if (game === 'tai-xiu') return t(sum >= 11 ? 'tables.said.tai' : 'tables.said.xiu', { sum })
      if (isTriple) return t('tables.said.triple', { sum })
      return t(sum >= 11 ? 'tables.said.big' : 'tables.said.small', { sum })
    }
    case 'bau-cua':
      return mark
        .split('-')
        .map((face) => t(`tables.bet.${bauCuaFaces[Number(face) - 1] ?? 'deer'}`))
        .join(', ')
    case 'xoc-dia':
      return t(Number(mark) % 2 === 0 ? 'tables.said.even' : 'tables.said.odd', { reds: mark })
    case 'blackjack':
      return t('tables.said.dealer', { points: mark })
  }
}
