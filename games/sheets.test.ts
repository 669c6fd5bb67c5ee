import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { sharedSheets } from './proofs.ts'

test.each(sharedSheets.map((sheet) => [sheet.source.id, sheet] as const))(
  'G5 %s has the RTP of its committed par sheet, and the reference figures',
  (_, { folder, source }) => {
    const proof = source.prove()
    expect(proof.checks.filter((check) => !check.holds)).toEqual([])
    const committed = readFileSync(join(import.meta.dirname, folder, 'parsheet.md'), 'utf8')
    expect(committed).toBe(parSheet(source, proof))
  },
)
