import { englishOf } from '#texts/words.ts'
import type { vendorsWallet } from '../contract/wallet.ts'

export const en = englishOf<typeof vendorsWallet>()({})
