import { escapeUTF8 } from 'entities'

/** The page where the user picks an identity and allows or refuses; all parameters of the request are passed on. */
export function facebookPage(query: URLSearchParams): string {
  const carried = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Facebook sandbox</title>
<style>body{font:16px system-ui;max-width:22rem;margin:4rem auto;padding:0 1rem}input,button{font:inherit;padding:.6rem;width:100%;
box-sizing:border-box;margin:.4rem 0}</style>
<h1>Facebook sandbox</h1><p>Runs on this machine. Enter any name to log in with.</p>
<form method="get">${carried}<label>Name <input name="person" value="Linh" required pattern="[A-Za-z]{2,40}"></label>
<button>Continue</button></form>
<form method="get">${carried}<input type="hidden" name="person" value=""><button>Cancel</button></form></html>`
}
