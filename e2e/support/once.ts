/** Tests whose pages other tests cover in both sizes: their result does not depend on the size. */
import { test } from '@playwright/test'

/** Runs on the desktop only, to save time. Call it first in the test. */
export function atOneSize(): void {
  test.skip(
    test.info().project.name === 'phone',
    'what this walk proves does not depend on the size of the window',
  )
}
