import { Pages } from '#ui/route/pages.tsx'
import { BrokenPage } from './broken.tsx'
import { NotFoundPage } from './not-found.tsx'
import { WaitingPage } from './waiting.tsx'

/** The page of the address, or what is shown where there is none, or none yet. */
export function CurrentPage() {
  return <Pages waiting={<WaitingPage />} NotFound={NotFoundPage} Failed={BrokenPage} />
}
