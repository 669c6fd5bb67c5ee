/** Walks whose screens other walks see on both sizes: what they prove does not depend on the size. */
import { test } from '@playwright/test'

/** Goes on the desktop only, so that the whole run keeps its time. Called first in the walk. */
export function atOneSize(): void {
  test.skip(
    test.info().project.name === 'phone',
    'what this walk proves does not depend on the size of the window',
  )
}
