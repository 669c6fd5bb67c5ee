import { lobby } from '#features/lobby/contract.ts'
import { winners } from '#features/winners/contract.ts'

export const games = [lobby, winners] as const
