/**
 * After a form was sent or a button pressed, its first error is scrolled to, focused and announced, wherever it comes from: a rule of the
 * form, a refusal at a field, a message for the whole form, now or when the server answers. One watcher serves every form of a window: it
 * sees what a form shows, not how the form is written. A sticky bar must not cover the error, so it is scrolled to the middle.
 */

const INVALID = '[aria-invalid=true]'
const ALERT = '[role=alert]'
/** Messages that are not a form's: a toast stays in view by itself. */
const NOT_OURS = '[data-toasts]'
/** Errors are sought this long after the press: a slow network, not a page that is left open. */
const PATIENCE_MS = 60_000

type Watch = {
  readonly scope: Element
  /** The errors before the press, with their texts: only new ones are scrolled to, unless the form is submitted again unchanged. */
  readonly before: Map<Element, string>
  /** False for another button of a form (reveal the password, send a code): its messages are shown, the form's fields are left alone. */
  readonly asksInputs: boolean
}

let watch: Watch | null = null
let observer: MutationObserver | null = null
let patience = 0

/** Starts to watch the forms of this window; once. */
export function watchErrors(): void {
  if (typeof document === 'undefined' || observer) return
  observer = new MutationObserver(look)
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof Element && start(target, true, true),
    true,
  )
  document.addEventListener('click', pressed, true)
  // never move a user who is typing
  document.addEventListener('input', stop, true)
}

function pressed({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || (button.form && button.type === 'submit')) return
  const scope = button.form ?? button.closest('[role=dialog]') ?? button.closest('main') ?? document.body
  start(scope, button.form === null, false)
}

function start(scope: Element, asksInputs: boolean, isSent: boolean): void {
  stop()
  watch = { scope, before: new Map(errorsIn(scope).map((own) => [own, wordsOf(own)])), asksInputs }
  observer?.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'hidden'],
  })
  patience = window.setTimeout(stop, PATIENCE_MS)
  // a form that is sent again with the same mistakes changes nothing
  if (isSent) requestAnimationFrame(() => requestAnimationFrame(showAgain))
}

function stop(): void {
  observer?.disconnect()
  window.clearTimeout(patience)
  watch = null
}

function look(): void {
  if (!watch) return
  const { scope, before, asksInputs } = watch
  const errors = errorsIn(scope)
  // an error that disappeared counts as new when it returns, as on a second attempt
  for (const own of before.keys()) if (!errors.includes(own)) before.delete(own)
  const found = errors.filter(
    (own) => before.get(own) !== wordsOf(own) && (asksInputs || !own.matches(INVALID)),
  )
  const first = found.find((own) => own.matches(INVALID)) ?? found[0]
  if (!first) return
  show(first)
  stop()
}

function showAgain(): void {
  if (!watch) return
  const first = errorsIn(watch.scope).find((own) => own.matches(INVALID))
  if (!first || watch.before.get(first) !== wordsOf(first)) return
  show(first)
  announce(wordsOf(first), first)
  stop()
}

/** Every error of a form in its order: wrong inputs, and messages that belong to no input. */
function errorsIn(scope: Element): Element[] {
  return [...scope.querySelectorAll(`${INVALID}, ${ALERT}`)].filter(
    (own) => own.checkVisibility() && !own.closest(NOT_OURS) && (own.matches(INVALID) || !isOfInput(own)),
  )
}

function isOfInput(message: Element): boolean {
  return (
    message.id !== '' &&
    document.querySelector(`${INVALID}[aria-describedby~="${CSS.escape(message.id)}"]`) !== null
  )
}

function wordsOf(error: Element): string {
  const ids = error.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return error.matches(INVALID) ? `wrong ${words}` : (error.textContent ?? '')
}

/** Scrolls to an error and focuses it: a wrong input itself, a message as a whole. */
function show(error: Element): void {
  if (!(error instanceof HTMLElement)) return
  const isInput = error.matches(INVALID)
  const target = isInput && !error.matches('input, select, textarea, button, [tabindex]')
  const focused = target
    ? (error.querySelector<HTMLElement>('input, select, textarea, button') ?? error)
    : error
  if (!isInput && !error.hasAttribute('tabindex')) error.tabIndex = -1
  if (focused !== document.activeElement) focused.focus({ preventScroll: true })
  const block = error.closest('[data-field]') ?? error
  if (!isClear(block)) block.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
}

/** Whether an element is in the window from its top to its bottom, with nothing above it. */
function isClear(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > (window.visualViewport?.height ?? innerHeight)) return false
  const middle = (left + right) / 2
  return [top + EDGE, bottom - EDGE].every((y) => {
    const at = document.elementFromPoint(middle, y)
    return at !== null && (element.contains(at) || at.contains(element))
  })
}

/** Within an element, in pixels: its outermost row may be a border. */
const EDGE = 2

/** For screen readers, where nothing new appears: a message that was there before. Inside the dialog, because the rest is hidden then. */
function announce(words: string, near: Element): void {
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'assertive')
  ;(near.closest('[role=dialog]') ?? document.body).append(region)
  requestAnimationFrame(() => (region.textContent = words.replace(/^wrong /, '')))
  window.setTimeout(() => region.remove(), SPOKEN_MS)
}

/** Long enough to be read aloud. */
const SPOKEN_MS = 5_000
