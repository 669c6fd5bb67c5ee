/** The sandbox's design: deliberately different from the site that redirects here. */
export const style = `
:root {
  --ground: oklch(0.975 0.006 250); --card: #fff; --line: oklch(0.89 0.012 250); --text: oklch(0.24 0.03 262);
  --muted: oklch(0.46 0.03 262); --act: oklch(0.47 0.17 262); --on-act: #fff; --good: oklch(0.48 0.12 155);
  --bad: oklch(0.52 0.19 25); --warn-ground: oklch(0.94 0.06 85); --warn: oklch(0.42 0.09 70);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.17 0.02 262); --card: oklch(0.215 0.022 262); --line: oklch(0.33 0.025 262); --text: oklch(0.96 0.006 262);
    --muted: oklch(0.76 0.02 262); --act: oklch(0.76 0.12 262); --on-act: oklch(0.18 0.04 262); --good: oklch(0.8 0.14 155);
    --bad: oklch(0.74 0.15 25); --warn-ground: oklch(0.31 0.05 80); --warn: oklch(0.88 0.1 85);
  }
}
* { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--text); font: 16px/1.5 'Be Vietnam Pro', system-ui, sans-serif; min-height: 100dvh; display: grid; place-items: start center; padding: 16px }
main { width: 100%; max-width: 420px; margin-top: max(0px, 6dvh); display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px }
.wide { max-width: 1120px; margin-top: 0 }
.brand { display: flex; align-items: center; gap: 10px; font-weight: 700 }
.brand svg { width: 28px; height: 28px; color: var(--act) }
.brand span { margin-left: auto; font-size: 12px; font-weight: 600; color: var(--warn); background: var(--warn-ground); padding: 4px 10px; border-radius: 14px; line-height: 1.3; text-align: center }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 24px; display: grid; gap: 20px }
.sum { display: grid; gap: 2px }
.sum small { color: var(--muted); font-size: 14px }
.sum strong { font-size: clamp(30px, 9.4vw, 40px); line-height: 1.15; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.sum strong i { font-style: normal; font-size: 0.45em; letter-spacing: 0; color: var(--muted); margin-left: 6px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; font-size: 14px; border-top: 1px solid var(--line); padding-top: 16px }
dt { color: var(--muted) }
dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
form { display: grid; gap: 10px }
button, .button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 12px; border: 1px solid var(--line); background: transparent; color: var(--text); cursor: pointer; display: grid; place-items: center; text-decoration: none; padding: 0 16px; text-align: center }
button:hover, .button:hover { border-color: var(--muted) }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
.main { background: var(--act); border-color: transparent; color: var(--on-act) }
.bad { color: var(--bad) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px }
.note { font-size: 13px; color: var(--muted); text-align: center }
.mark { width: 64px; height: 64px; border-radius: 50%; display: grid; place-items: center; margin: 0 auto; color: var(--card); font-size: 32px; font-weight: 700; background: var(--good) }
.mark.no { background: var(--bad) }
.mark.late { background: var(--warn) }
h1 { font-size: 22px; line-height: 1.25; text-align: center }
h1 + p { text-align: center; color: var(--muted) }
.qr { justify-self: center; width: 176px; padding: 12px; background: #fff; border-radius: 14px; border: 1px solid var(--line) }
.qr svg { display: block; width: 100%; height: auto }
@media (max-width: 480px) { .qr, .qr + .note { display: none } }
h2 { font-size: 16px }
table { width: 100%; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 7px 10px; border-bottom: 1px solid var(--line); white-space: nowrap }
th { color: var(--muted); font-weight: 500 }
.scroll { overflow-x: auto; margin: 0 -8px }
td form { display: flex; gap: 6px }
td button { min-height: 32px; padding: 0 10px; font-size: 13px; border-radius: 8px }
.fields { display: flex; flex-wrap: wrap; gap: 14px 20px; align-items: end }
label { display: grid; gap: 4px; font-size: 13px; color: var(--muted) }
label.check { display: flex; align-items: center; gap: 8px; min-height: 40px; color: var(--text) }
input, select { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 8px; min-height: 40px; padding: 0 10px; width: 110px }
input[type=checkbox] { width: 18px; min-height: 18px; accent-color: var(--act) }
`
