import { useEffect } from 'react'
import { useStatus } from './use-status.ts'

/**
 * Opens a connection to each host that games are launched from (launchGameCDNs of §7), so that the first game of a visit does not
 * wait for it. `when` the page has settled and someone is logged in: a visitor launches nothing.
 */
export function useLaunchHosts(when: boolean): void {
  const hosts = useStatus().data?.info.launchGameCDNs.join(' ') ?? ''
  useEffect(() => {
    if (!when || hosts === '') return
    const links = hosts.split(' ').map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href })
      document.head.append(link)
      return link
    })
    return () => links.forEach((link) => link.remove())
  }, [when, hosts])
}
