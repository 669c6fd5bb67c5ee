import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { fishing } from '../contract.ts'

export const en = englishOf<{ own: { refusals: Record<ContractCodes<typeof fishing>, null> } }>()({
  'fishing.rooms': 'Fishing rooms and their free seats',
  'fishing.prices': '{min}–{max} a bullet',
  'fishing.empty': 'Four seats free at a new table',
  'fishing.playing': '{count|member plays|members play}',
  'fishing.free': '{count|seat|seats} free',
  'fishing.seats': '{playing} · {free}',
  'refusal.fishing.noRoom': 'This game has no tables.',
  'refusal.fishing.seatLost': 'Your seat was taken after a minute without a connection.',
})
