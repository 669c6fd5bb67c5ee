import type { Question } from '../../rules/questions.ts'

/** The default questions and answers, shown until an operator changes them. */
export const en: readonly Question[] = [
  {
    section: 'start',
    code: 'start.join',
    question: 'How do I open an account?',
    answer:
      '<p>Choose <strong>Join</strong>, pick a username and a password and enter your date of birth. It takes less than a minute. You need to be of the age shown on the form, and each person may have one account.</p>',
  },
  {
    section: 'start',
    code: 'start.demo',
    question: 'Can I try a game without an account?',
    answer:
      '<p>Yes. Choose <strong>Demo</strong> beside a game or open its link and choose <strong>Play demo</strong>. You play with play money under the same rules and odds. Play money can’t be deposited or withdrawn.</p>',
  },
  {
    section: 'start',
    code: 'start.age',
    question: 'Why do you ask for my date of birth?',
    answer:
      '<p>The law only lets adults play. We check your age when you register and may ask for a document later. An account with a wrong date of birth can be closed.</p>',
  },
  {
    section: 'start',
    code: 'start.bankname',
    question: 'Why do you need the name on my bank account?',
    answer:
      '<p>We only pay withdrawals to an account in your own name. Enter it without accents, exactly as your bank shows it. To change it later, contact customer service.</p>',
  },
  {
    section: 'start',
    code: 'start.app',
    question: 'Is there an app?',
    answer:
      '<p>You can add {brand} to your home screen from <a href="/down">Get the app</a>. It opens full screen and is always up to date. On an iPhone, use Safari.</p>',
  },
  {
    section: 'start',
    code: 'start.language',
    question: 'How do I change the language or the theme?',
    answer:
      '<p>Open the menu: the language and the light or dark theme are at its end. Your choice is kept on this device, and messages use the language of your account.</p>',
  },
  {
    section: 'account',
    code: 'account.forgot',
    question: 'I forgot my password. What now?',
    answer:
      '<p>Choose <strong>Forgot password?</strong> in the login form. We send a link or a code to your verified email or phone. Without either, contact customer service: we’ll check your identity first.</p>',
  },
  {
    section: 'account',
    code: 'account.locked',
    question: 'Why can’t I log in?',
    answer:
      '<p>After several wrong passwords the login pauses for a while and asks for a picture code. If the message says that the account can’t log in, it is locked or excluded: contact customer service. Your balance stays yours.</p>',
  },
  {
    section: 'account',
    code: 'account.profile',
    question: 'How do I change my nickname, photo or details?',
    answer:
      '<p>Open <a href="/index?member=profile">Profile</a>. Nickname and photo change immediately. Details that protect payments, such as your name and date of birth, can only be changed with customer service.</p>',
  },
  {
    section: 'account',
    code: 'account.winnerslist',
    question: 'Who sees my name in the winners list?',
    answer:
      '<p>Only the first and last letters are shown. You can leave the list in <a href="/index?member=profile">Profile</a>.</p>',
  },
  {
    section: 'account',
    code: 'account.close',
    question: 'How do I close my account?',
    answer:
      '<p>Withdraw your balance, then ask customer service to close the account. If you want a break from play instead, use a time-out or self-exclusion in <a href="/index?member=saferPlay">Safer play</a>.</p>',
  },
  {
    section: 'security',
    code: 'security.protect',
    question: 'How do I protect my account?',
    answer:
      '<p>In <a href="/index?member=securityCenter">My account</a>, verify an email or phone and turn on two-step verification: a passkey or an authenticator app. Keep the recovery codes in a safe place. The page shows what is still missing.</p>',
  },
  {
    section: 'security',
    code: 'security.paymentpassword',
    question: 'What is the payment password?',
    answer:
      '<p>A second password that is asked for when money leaves your wallet. It must differ from your login password and must not be easy to guess, such as 123456.</p>',
  },
  {
    section: 'security',
    code: 'security.newdevice',
    question: 'Why am I asked to confirm that it’s me?',
    answer:
      '<p>You logged in from a new device or location, or you’re changing something important. Confirm with one of your two-step methods or a code we send.</p>',
  },
  {
    section: 'security',
    code: 'security.hold',
    question: 'Why are withdrawals paused after I changed my security settings?',
    answer:
      '<p>It protects your money if another person got into your account. The withdrawal page shows when you can withdraw again.</p>',
  },
  {
    section: 'security',
    code: 'security.stolen',
    question: 'I think another person uses my account.',
    answer:
      '<p>Change your password now: this ends all other sessions. Then contact customer service. <a href="/index?member=securityCenter">My account</a> lists the devices that logged in.</p>',
  },
  {
    section: 'identity',
    code: 'identity.why',
    question: 'When do I need to verify my identity?',
    answer:
      '<p>When the rules of your country or an amount require it, usually before a larger withdrawal. We tell you which documents we need in <a href="/index?member=profile">Profile</a>.</p>',
  },
  {
    section: 'identity',
    code: 'identity.photo',
    question: 'How should the photos look?',
    answer:
      '<p>PNG or JPG, all four corners in sight, sharp, without glare, and not edited. Both sides if the document has two.</p>',
  },
  {
    section: 'identity',
    code: 'identity.safe',
    question: 'Who sees my documents?',
    answer: '<p>They are encrypted, and only staff who review them can open them. Each view is recorded.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.how',
    question: 'How do I deposit?',
    answer:
      '<p>Open <a href="/index?member=depositv2">Deposit</a>, choose a method and an amount. Fee and arrival time are shown before you pay. Each method has a short guide beside it.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.missing',
    question: 'I paid, but my balance hasn’t changed.',
    answer:
      '<p>Open the order under Recent deposits: it shows the current step. A bank transfer needs the exact amount and the payment reference. If it takes longer than shown, upload the proof of transfer or contact customer service with the reference, such as D-1042.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.proof',
    question: 'What is a proof of transfer?',
    answer:
      '<p>A screenshot of your bank’s confirmation with amount, time and reference. Upload it in the order and don’t transfer again: we check it and message you.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.wrongamount',
    question: 'I sent another amount or the wrong reference.',
    answer:
      '<p>Upload the proof of transfer. We credit what arrived, after an operator has found your payment on the bank statement.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.expired',
    question: 'My deposit has expired.',
    answer:
      '<p>An order is only open for the time shown. Start a new one; don’t pay into the old one. Money that arrives late is still credited, or we ask you for the proof of transfer.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.p2p',
    question: 'What is “Transfer to a member”?',
    answer:
      '<p>You pay another member’s withdrawal by bank transfer, and the amount is credited to your wallet. There’s no fee. Both sides confirm, and we decide if they disagree.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.crypto',
    question: 'How do crypto deposits work?',
    answer:
      '<p>The order shows an address, the exact amount and the rate, which is locked for the time shown. Send on the named network only. The amount is credited after the required confirmations.</p>',
  },
  {
    section: 'deposits',
    code: 'deposits.receipt',
    question: 'Where do I get a receipt?',
    answer:
      '<p>Open the credited deposit or paid withdrawal and choose <strong>Receipt</strong>. You can print it or save it as PDF or picture.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.how',
    question: 'How do I withdraw?',
    answer:
      '<p>Open <a href="/index?member=withdraw">Withdrawal</a>. The list <strong>You can withdraw</strong> shows what is needed: your name, a bank account, a payment password. Then enter the amount; what you receive is shown before you confirm.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.turnover',
    question: 'Why can’t I withdraw all of my balance?',
    answer:
      '<p>Deposits must be wagered as shown under <strong>Turnover requirement</strong> before they can be withdrawn; it protects against money laundering. Money in open rounds isn’t available either.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.time',
    question: 'How long does a withdrawal take?',
    answer:
      '<p>The clock on the withdrawal page shows the time we promise and how long recent withdrawals took. Large amounts are checked by two people.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.late',
    question: 'What am I entitled to if a withdrawal is late?',
    answer:
      '<p>There is no compensation for a late payment. Your money stays reserved for you, and the withdrawal stays open until it is paid. If it can’t be paid, the whole amount including the fee returns to your wallet. You can ask customer service at any time and make a complaint, which we answer in writing within 10 days.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.confirm',
    question: 'Why do I have to confirm that the money arrived?',
    answer:
      '<p>It closes the withdrawal and lets us find missing payments quickly. If you don’t respond in time, we mark it as received; the page shows until when. If nothing or only a part arrived, say so there and upload evidence.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.cancel',
    question: 'Can I cancel a withdrawal?',
    answer:
      '<p>No. A withdrawal can’t be cancelled after you request it, so that the money doesn’t return to play on impulse.</p>',
  },
  {
    section: 'withdrawals',
    code: 'withdrawals.otherperson',
    question: 'Can you pay another person’s account?',
    answer: '<p>No. We only pay to accounts in the name you registered.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.held',
    question: 'What does “held” or “reserved” mean?',
    answer:
      '<p>The amount belongs to a withdrawal or an open round. It is still yours, but can’t be used twice.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.provider',
    question: 'What are the other wallets in “My wallet”?',
    answer:
      '<p>Some providers keep a wallet of their own. Transfer money to play there and transfer it back when you finish; <a href="/index?member=transferFund">My wallet</a> can return all of it at once.</p>',
  },
  {
    section: 'wallets',
    code: 'wallets.line',
    question: 'Can I send money to another member?',
    answer:
      '<p>Only within an agent’s line, to your upline or, as an agent, to your downline. Other members can’t be paid directly.</p>',
  },
  {
    section: 'games',
    code: 'games.rtp',
    question: 'What is RTP?',
    answer:
      '<p>The return to player: the share of all stakes that a game pays back over very many rounds. It says nothing about a single session. Each game’s details show its theoretical and its actual RTP.</p>',
  },
  {
    section: 'games',
    code: 'games.volatility',
    question: 'What does volatility mean?',
    answer:
      '<p>How unevenly a game pays. Low volatility pays small wins often, high volatility pays larger wins rarely. The RTP doesn’t depend on it.</p>',
  },
  {
    section: 'games',
    code: 'games.interrupted',
    question: 'My connection broke during a round.',
    answer:
      '<p>The round was already decided on the server. Open the game again: it shows the round’s end, or lets you continue a game with decisions. Your stake is never taken twice.</p>',
  },
  {
    section: 'games',
    code: 'games.notloading',
    question: 'A game doesn’t open.',
    answer:
      '<p>Check your network and reload. Games need WebGL, which current browsers have. If a game is under maintenance, we say so and suggest others.</p>',
  },
  {
    section: 'games',
    code: 'games.autoplay',
    question: 'How does autoplay work?',
    answer:
      '<p>You choose the number of rounds and the loss at which it stops; the server enforces both. It isn’t available in every game and country.</p>',
  },
  {
    section: 'games',
    code: 'games.sound',
    question: 'How do I turn sound on or off?',
    answer:
      '<p>Use the speaker in the game. Sounds only mark wins, and the setting is kept on your device.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.how',
    question: 'How do I know that results aren’t manipulated?',
    answer:
      '<p>Before each round you see the hash of the server seed. After the seed is revealed, your browser recomputes the round from server seed, your seed and the nonce. <a href="/fairness">Fairness</a> explains it.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.verify',
    question: 'How do I verify a round?',
    answer:
      '<p>Open it in your <a href="/index?member=personalHistoryCopy">betting record</a> and choose <strong>Reveal seed and verify</strong>. It takes two presses. Anyone can verify a revealed round by its ID under <a href="/fairness">Fairness</a>.</p>',
  },
  {
    section: 'fairness',
    code: 'fairness.providers',
    question: 'Can I verify games of other providers?',
    answer:
      '<p>No. Their results come from the provider, who states the RTP. We record every stake and win, and you can ask us about any round.</p>',
  },
  {
    section: 'records',
    code: 'records.bets',
    question: 'Where do I see my bets?',
    answer:
      '<p>In your <a href="/index?member=personalHistoryCopy">betting record</a>: search, filter by days, game and status, and save filters you use often. A press opens the round with its replay.</p>',
  },
  {
    section: 'records',
    code: 'records.money',
    question: 'Where do I see all movements of my money?',
    answer:
      '<p>In the <a href="/index?member=transactionHistory">account record</a>, with the balance after each movement, and as a statement of a period to print or export.</p>',
  },
  {
    section: 'records',
    code: 'records.timezone',
    question: 'Which time zone do the records use?',
    answer: '<p>The brand’s own, named at the top of the betting record. A day begins there at midnight.</p>',
  },
  {
    section: 'safer',
    code: 'safer.limits',
    question: 'Which limits can I set?',
    answer:
      '<p>Deposits, losses, total wagered, a single stake, play time, session time and playing hours, in <a href="/index?member=saferPlay">Safer play</a>. Lower limits apply immediately; higher ones wait and need your confirmation.</p>',
  },
  {
    section: 'safer',
    code: 'safer.timeout',
    question: 'What is the difference between a time-out and self-exclusion?',
    answer:
      '<p>A time-out lasts from one day to six weeks and ends automatically. Self-exclusion lasts from six months and doesn’t end automatically: after the period you can ask us to lift it. Neither can be shortened.</p>',
  },
  {
    section: 'safer',
    code: 'safer.money',
    question: 'What happens to my money while I’m excluded?',
    answer:
      '<p>You can still withdraw your available balance: log in and you see only your money. We stop all offers.</p>',
  },
  {
    section: 'safer',
    code: 'safer.help',
    question: 'Where do I find help with gambling?',
    answer:
      '<p><a href="/saferplay">Safer play</a> lists free and confidential support. You don’t need an account to use it.</p>',
  },
  {
    section: 'messages',
    code: 'messages.inbox',
    question: 'Where do your messages arrive?',
    answer:
      '<p>In <a href="/index?member=messageV2">Messages</a>; a mark at your photo shows new ones. There you also choose what we may send by email or notification. Messages about money and account are always sent.</p>',
  },
  {
    section: 'messages',
    code: 'messages.unsubscribe',
    question: 'How do I stop offers?',
    answer:
      '<p>Turn them off in <a href="/index?member=messageV2">Messages</a>, or use the unsubscribe link in any email. It applies immediately.</p>',
  },
  {
    section: 'messages',
    code: 'messages.service',
    question: 'How do I reach you?',
    answer:
      '<p>Customer service is in the menu, 24 hours a day. For suggestions use <a href="/index?member=feedback">Feedback</a>.</p>',
  },
  {
    section: 'messages',
    code: 'messages.complaint',
    question: 'How do I make a complaint?',
    answer:
      '<p>Tell customer service that you want to complain. You get a number, a colleague who wasn’t involved reviews it, and we answer in writing within 10 days.</p>',
  },
  {
    section: 'privacy',
    code: 'privacy.data',
    question: 'Which data do you keep, and can I get a copy?',
    answer:
      '<p>The <a href="/help?topic=privacy">privacy policy</a> lists it. You can download your data in <a href="/index?member=profile">Profile</a>.</p>',
  },
  {
    section: 'privacy',
    code: 'privacy.cookies',
    question: 'Do you use cookies?',
    answer: '<p>Only what the site needs to work, and analytics if you agree when asked.</p>',
  },
  {
    section: 'partners',
    code: 'partners.affiliate',
    question: 'How do I become an affiliate?',
    answer:
      '<p>Apply under <a href="/join">Become an affiliate</a>. We answer within three working days.</p>',
  },
]
