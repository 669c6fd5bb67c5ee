'use strict'
const words = {
  vi: {
    sandbox: 'Nhà cung cấp thử nghiệm',
    what: 'Đóng vai trò chơi của một công ty khác. Tiền vẫn nằm ở nhà cái, qua ví liền mạch.',
    rule: 'Viên ngọc nằm dưới một trong ba chén. Chọn đúng được 2,90 lần; tỷ lệ hoàn trả 96,66 %.',
    log: 'Nhà cung cấp này đã nói gì với nhà cái',
    again: 'Gửi lại ván vừa rồi',
    back: 'Rút lại cược vừa rồi',
    won: 'Tìm thấy ngọc: +',
    lost: 'Viên ngọc nằm ở chén khác.',
    refused: 'Nhà cái không nhận cược: ',
    why: {
      RS_ERROR_NOT_ENOUGH_MONEY: 'số dư không đủ.',
      RS_ERROR_LIMIT_REACHED: 'đã chạm một giới hạn của tài khoản.',
      RS_ERROR_GAME_STOPPED: 'hiện trò này không được cung cấp.',
      RS_ERROR_USER_DISABLED: 'hiện ví không dùng để chơi được.',
    },
    closed: 'Phiên chơi đã đóng. Hãy mở lại trò chơi.',
    cup: 'Chén',
    stake: 'Mức cược',
    balance: 'Số dư',
    free: 'Ván miễn phí',
  },
  en: {
    won: 'The pearl! +',
    lost: 'The pearl lies under another cup.',
    refused: 'The house takes no stake: ',
    why: {
      RS_ERROR_NOT_ENOUGH_MONEY: 'the balance does not cover it.',
      RS_ERROR_LIMIT_REACHED: 'a limit of the account is reached.',
      RS_ERROR_GAME_STOPPED: 'this game is not offered at the moment.',
      RS_ERROR_USER_DISABLED: 'the wallet cannot be played from at the moment.',
    },
    closed: 'This session is over. Please open the game again.',
    cup: 'Cup',
    stake: 'Stake',
    balance: 'Balance',
    free: 'Free rounds',
  },
}
const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'vi' ? 'vi' : 'en'
const say = (key) => words[lang][key] ?? words.en[key]
const home = query.get('home') ?? '*'
const at = (id) => document.getElementById(id)
const tell = (message) => parent !== window && parent.postMessage(message, home)
const shown = (text) => globalThis.figures(lang, text)
/** Messages for the platform's refusals of a stake; an unknown code is shown as it is. */
const why = (status) => words[lang].why[status] ?? status

document.documentElement.lang = lang
if (lang === 'vi')
  for (const one of document.querySelectorAll('[data-t]')) one.textContent = words.vi[one.dataset.t]

const state = { seat: '', stake: '', menu: [], isBusy: true, currency: '' }

async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.error)
  return said
}

function log(lines) {
  for (const { op, http, status, balance } of lines) {
    const row = document.createElement('li')
    const name = document.createElement('b')
    name.textContent = op
    const rest = document.createElement('span')
    rest.textContent = `${http} ${status}${balance === null ? '' : ` · ${balance}`}`
    row.append(name, rest)
    at('log').prepend(row)
  }
}

/** The stakes, and before them the free rounds that this vendor gives. */
function menu(free) {
  const kept = state.stake
  const offered = free ? ['free', ...state.menu] : state.menu
  at('stakes').replaceChildren(
    ...offered.map((stake) => {
      const one = document.createElement('button')
      one.type = 'button'
      one.className = 'stake'
      one.dataset.stake = stake
      one.setAttribute('role', 'radio')
      one.textContent =
        stake === 'free' ? `${say('free')}: ${free.left} × ${shown(free.stake)}` : shown(stake)
      one.addEventListener('click', () => choose(stake))
      return one
    }),
  )
  choose(offered.includes(kept) ? kept : offered[0])
}

function money(said) {
  state.currency = said.currency
  at('balance').textContent = `${say('balance')}: ${shown(said.balance)} ${said.currency}`
  log(said.lines)
}

const CUP = `<svg viewBox="0 0 90 120" aria-hidden="true"><ellipse cx="45" cy="101" rx="34" ry="8" fill="#00000055"/>
<g class="bead"><circle cx="45" cy="88" r="12" fill="#f7e7c4"/><circle cx="41" cy="84" r="4" fill="#fff"/></g>
<g class="lid"><path d="M20 98 29 36q16-9 32 0l9 62q-25 12-50 0Z" fill="#c65f3d"/><path d="M24 72q21 10 42 0l1.5 11q-22 11-45 0Z" fill="#e3b45b"/><ellipse cx="45" cy="35" rx="16" ry="5" fill="#e08c66"/></g></svg>`

function draw() {
  at('cups').replaceChildren(
    ...[0, 1, 2].map((place) => {
      const cup = document.createElement('button')
      cup.type = 'button'
      cup.className = 'cup'
      cup.innerHTML = CUP
      cup.setAttribute('aria-label', `${say('cup')} ${place + 1}`)
      cup.addEventListener('click', () => void play(place))
      return cup
    }),
  )
}

function busy(isBusy) {
  state.isBusy = isBusy
  for (const cup of at('cups').children) cup.disabled = isBusy
}

function choose(stake) {
  state.stake = stake
  for (const one of at('stakes').children)
    one.setAttribute('aria-checked', String(one.dataset.stake === stake))
}

async function play(place) {
  if (state.isBusy) return
  busy(true)
  draw()
  busy(true)
  at('said').textContent = ''
  try {
    const said = await ask('/api/play', { seat: state.seat, stake: state.stake, cup: place })
    if (said.refused) at('said').textContent = say('refused') + why(said.refused)
    else {
      const cups = [...at('cups').children]
      cups[place].classList.add('picked')
      cups[said.pearl].classList.add('pearl')
      for (const cup of cups) cup.classList.add('open')
      at('said').textContent = Number(said.win) > 0 ? say('won') + shown(said.win) : say('lost')
      at('again').disabled = at('back').disabled = state.stake === 'free'
      tell({ type: 'fairhouse.round', roundId: said.round })
    }
    money(said)
    menu(said.free)
  } catch {
    at('said').textContent = say('closed')
  }
  busy(false)
}

async function tease(what) {
  try {
    money(await ask('/api/tease', { seat: state.seat, what }))
    if (what === 'back') at('back').disabled = true
    tell({ type: 'fairhouse.round', roundId: what })
  } catch {
    at('said').textContent = say('closed')
  }
}

async function open() {
  draw()
  busy(true)
  at('stakes').setAttribute('aria-label', say('stake'))
  try {
    const said = await ask('/api/enter', { ticket: query.get('ticket') ?? '' })
    state.seat = said.seat
    money(said)
    state.menu = said.stakes
    menu(said.free)
    busy(false)
  } catch {
    at('said').textContent = say('closed')
  }
  tell({ type: 'fairhouse.ready' })
}

at('again').addEventListener('click', () => void tease('again'))
at('back').addEventListener('click', () => void tease('back'))
void open()
