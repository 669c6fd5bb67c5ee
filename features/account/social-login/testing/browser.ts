import type { Api, TestApp } from '#apps/server/testing/test-app.ts'
import type { ProviderName } from '../rules/providers.ts'

/** A minimal browser for login tests: it stores cookies by origin, follows links and submits forms. */
export type Browser = {
  readonly api: Api
  /** Cookies of the platform by name, for tests that steal or lose one. */
  readonly cookies: Map<string, string>
  /** From the button to the provider's redirect: the query string of the response. */
  readonly answerOf: (provider: ProviderName, person: string, address?: string) => Promise<string>
}

export type BrowserOptions = { readonly token?: string; readonly merchant?: string }

export function browser(at: TestApp, { token, merchant }: BrowserOptions = {}): Browser {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (address: string): Map<string, string> => {
    const { origin } = new URL(address)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const jar = jarOf(address)
    const headers = new Headers(init.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const api = at.api({
    ...(token ? { token } : {}),
    ...(merchant ? { headers: { merchant } } : {}),
    transport: {
      async fetch(address, init) {
        return visit(String(address), init)
      },
    },
  })

  /** Follows the provider's redirects and fills its forms until it sends the browser back to the platform. */
  async function comeBack(address: string, person: string): Promise<string> {
    let next = address
    let form: URLSearchParams | null = null
    for (let steps = 0; steps < 20; steps++) {
      if (new URL(next).origin === at.site) return new URL(next).search.slice(1)
      const response: Response = await visit(next, form ? { method: 'POST', body: form } : {})
      form = null
      const location = response.headers.get('location')
      if (location) {
        next = new URL(location, next).href
        continue
      }
      const page = await response.text()
      if (/\/dialog\/oauth/.test(next)) next = `${next}&person=${person}`
      else {
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
        const action = /action="([^"]+)"/.exec(page)?.[1]
        if (!prompt || !action) throw new Error(`the provider says: ${response.status} ${page.slice(0, 400)}`)
        if (person === '') next = new URL(next).href.replace(/$/, '/abort')
        else {
          next = new URL(action, next).href
          form = new URLSearchParams({ prompt, login: person, password: 'whatever' })
        }
      }
    }
    throw new Error('the provider never sent the browser back')
  }
  return {
    api,
    cookies: jarOf(at.site),
    async answerOf(provider, person, address) {
      const url = address ?? (await api.socialLogin.start({ body: { provider } })).url
      return comeBack(url, person)
    },
  }
}
