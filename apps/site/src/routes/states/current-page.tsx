import { Pages } from '#ui/route/pages.tsx'
import { BrokenPage } from './broken.tsx'
import { NotFoundPage } from './not-found.tsx'
import { WaitingPage } from './waiting.tsx'

/** The page of the URL, or a placeholder while it loads, or the not-found page. */
export function CurrentPage() {
  return <Pages waiting={<WaitingPage />} NotFound={NotFoundPage} Failed={BrokenPage} />
}
