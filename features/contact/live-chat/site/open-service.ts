import type { Transport } from '#contract/client.ts'
import { sessionToken } from '#ui/api/session.ts'
import { currentLang, t } from '#texts/i18n.ts'
import { toast } from '#ui/layer/toast.ts'
import { windowSize } from '../rules/talks.ts'

/** The desk of the platform: where the contacts name no window of another's. */
const OWN_DESK = '/service'

/**
 * Opens customer service in a window of its own (decision 39): members of high rank in theirs. The window opens with the
 * click, since browsers stop later ones; where its address cannot be had it is closed again and the error is shown.
 */
export function openService(): void {
  const { width, height } = windowSize(screen.availHeight)
  const opened = window.open('about:blank', 'service', `popup,width=${width},height=${height}`)
  if (!opened) return location.assign(OWN_DESK) // a browser that opens nothing goes there itself
  leadTo(opened).catch(() => toast({ tone: 'danger', title: t('service.openFailed') }))
}

/** Leads a window that was opened before to customer service; closes it and rethrows where that fails (specification §8). */
export async function leadTo(opened: {
  readonly close: () => void
  readonly location: { readonly replace: (address: string) => void }
}): Promise<void> {
  try {
    const { serviceAddress } = await import('./service-address.ts')
    opened.location.replace(await serviceAddress(line, rankOf))
  } catch (error) {
    opened.close()
    throw error
  }
}

let rankOf = async (): Promise<number> => 0

/** How the application asks for the rank of who is logged in: 0 for visitors. */
export function serveByRank(ask: typeof rankOf): void {
  rankOf = ask
}

const line: Transport = {
  headers() {
    const merchant = sessionStorage.getItem('merchant')
    const token = sessionToken()
    return {
      Language: currentLang().toUpperCase(),
      ...(merchant ? { Merchant: merchant } : {}),
      ...(token ? { Authorization: token } : {}),
    }
  },
}
