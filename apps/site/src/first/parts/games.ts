import { lobby } from '#features/play/lobby/contract.ts'
import { winners } from '#features/play/winners/contract.ts'

export const games = [lobby, winners] as const
