import type { Transport } from '#contract/client.ts'
import { sessionToken } from '#ui/api/session.ts'
import { currentLang, t } from '#texts/i18n.ts'
import { toast } from '#ui/layer/toast.ts'
import { windowSize } from '../rules/conversations.ts'

/** Our own live chat: used if the contacts name no external one. */
const OWN_DESK = '/service'

/**
 * Opens customer service in its own window (decision 39), for members of a high rank the dedicated one. The window opens within the click,
 * since browsers block later ones; if its address cannot be loaded, the window is closed and the error shown.
 */
export function openService(): void {
  const { width, height } = windowSize(screen.availHeight)
  const opened = window.open('about:blank', 'service', `popup,width=${width},height=${height}`)
  if (!opened) return location.assign(OWN_DESK) // if the browser opens no window, navigate this one
  leadTo(opened).catch(() => toast({ tone: 'danger', title: t('service.openFailed') }))
}

/** Navigates an opened window to customer service; on failure closes it and rethrows (specification §8). */
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

/** The function that returns the rank level of the current user: 0 for visitors. */
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
