/** What the permission call is asked with: the host that the visitor sees. */
export const statusInput = () => ({ query: { url: location.host } })
