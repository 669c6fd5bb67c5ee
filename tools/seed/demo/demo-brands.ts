import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPool } from '#db/pool.ts'

/**
 * Inserts the demo's two brands with their settings and deposit methods. The migrations leave a database without any brand, as a live
 * installation begins; the seed, the tests' template and the crash test add these. `url` must connect as the owner.
 */
export async function insertDemoBrands(url: string): Promise<void> {
  const pool = openPool({ url, name: 'fairhouse-demo-brands', max: 1 })
  try {
    await pool.query(readFileSync(join(import.meta.dirname, 'brands.sql'), 'utf8'))
  } finally {
    await pool.end()
  }
}
