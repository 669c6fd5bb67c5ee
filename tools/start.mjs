#!/usr/bin/env node
// The entry point of every command: `node tools/start.mjs` starts the product, `node tools/start.mjs test` runs tools/test.ts. Plain
// JavaScript, so that any Node ≥ 20 can run it on a bare machine: it installs missing packages, finds Node 24 among them and hands over to
// it.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { commandFile } from './launcher/bootstrap/command.mjs'
import { findNode } from './launcher/bootstrap/find-node.mjs'
import { ensureInstalled } from './launcher/bootstrap/install.mjs'
import { watchParent } from './launcher/bootstrap/parent.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name = 'start', ...rest] = process.argv.slice(2)

/** Runs the command in this process, which is Node 24 already. */
async function runHere(file) {
  process.argv.splice(1, process.argv.length - 1, file, ...rest)
  await import(pathToFileURL(file).href)
}

/** Runs the command under Node 24 as a child; forwards signals and its exit code. */
function runUnder(node, file) {
  // A closed IPC channel tells the child of our death, even by kill -9.
  const child = spawn(node, [file, ...rest], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Could not run ${node}: ${error.message}`)
    process.exit(70)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

process.chdir(root)
const file = commandFile(root, name)
if (!file) {
  console.error(`There is no command "${name}". The commands are the scripts in package.json: npm run`)
  process.exit(64)
}
await ensureInstalled(root)
const node = findNode(root)
watchParent()
if (node === process.execPath) await runHere(file)
else runUnder(node, file)
