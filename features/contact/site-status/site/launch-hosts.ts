import { useEffect } from 'react'
import { useStatus } from './use-status.ts'

/**
 * Preconnects to each host that games are launched from (launchGameCDNs of §7), to speed up the first game of a visit. `when`: the page has
 * loaded and a member is logged in, since visitors cannot launch games.
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
