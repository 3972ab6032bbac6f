import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Renewed every 2 s; after this the holder is dead. */
const STALE_AFTER_MS = 20_000

/**
 * Runs `work` under a lock file, against concurrent installs and builds; takes over a dead process's lock.
 * Prints `whileWaiting` once while waiting. Throws in plain words when this user may not write here.
 */
export async function withLock(file, whileWaiting, work) {
  const own = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(own, String(process.pid))
  } catch (error) {
    throw explain(error)
  }
  let isToldWaiting = false
  try {
    while (!take(own, file)) {
      if (!takeAwayStale(file)) {
        if (!isToldWaiting) console.log(whileWaiting)
        isToldWaiting = true
        await sleep(200)
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
  const renewal = setInterval(() => touch(file), 2000)
  const release = () => rmSync(file, { force: true })
  const leave = (signal) => {
    release()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', leave).on('SIGTERM', leave)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    process.off('SIGINT', leave).off('SIGTERM', leave)
    release()
  }
}

function explain(error) {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return error
  return new Error(
    `The product in ${process.cwd()} has to be installed or built first, and this user may not write there. ` +
      'Run "npm run build" there as its owner, then start again.',
    { cause: error },
  )
}

/** A hard link appears complete or not at all, for one process only. */
function take(own, file) {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead process's lock away. True: try again at once. */
function takeAwayStale(file) {
  const holder = read(file)
  if (holder === null) return true
  if (isAlive(Number(holder.pid)) && Date.now() - holder.renewedAt < STALE_AFTER_MS) return false
  const away = `${file}.stale-${process.pid}`
  try {
    renameSync(file, away)
    // Another process was quicker: give its lock back.
    if (read(away)?.pid !== holder.pid) take(away, file)
    rmSync(away, { force: true })
  } catch {
    // Someone else moved it.
  }
  return true
}

function read(file) {
  try {
    return { pid: readFileSync(file, 'utf8'), renewedAt: statSync(file).mtimeMs }
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Taken over by someone who thought us dead; both results are the same.
  }
}
