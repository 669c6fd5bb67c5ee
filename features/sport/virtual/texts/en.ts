import { englishOf } from '#texts/words.ts'
import type { sportVirtual } from '../contract.ts'

export const en = englishOf<typeof sportVirtual>()({
  'refusal.sportVirtual.unknown': 'This is not a match of a virtual league.',
  'virtual.about':
    'Virtual match: invented teams, two minutes, decided by a seed that was fixed before betting opened.',
})
