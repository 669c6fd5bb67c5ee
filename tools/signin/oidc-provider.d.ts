/** The part of oidc-provider that we use; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Account = {
    readonly accountId: string
    readonly claims: () => Record<string, unknown>
  }

  type Configuration = {
    readonly clients: readonly Record<string, unknown>[]
    readonly claims: Record<string, readonly string[]>
    readonly conformIdTokenClaims: boolean
    readonly cookies: { readonly keys: readonly string[] }
    readonly pkce: { readonly required: () => boolean }
    readonly findAccount: (context: unknown, id: string) => Account
  }

  type Handler = (request: IncomingMessage, response: ServerResponse) => void
  const Provider: new (issuer: string, configuration: Configuration) => { readonly callback: () => Handler }
  export default Provider
}
