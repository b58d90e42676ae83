import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from './exec.ts'

/**
 * Builds the flow gallery below `folder`/flows, and beside it the page it follows: the storefront's own, with a script
 * in front that tells what its machines do. The storefront has to be in `folder` already.
 */
export async function buildGallery(folder: string): Promise<void> {
  must('vite', 'build', '--config', 'vite.flows.config.ts', '--logLevel', 'warn')
  const shop = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'flows/live.html'), followed(shop, '/flows/follow.js'))
}

/** A page of the shop with the script that follows it before its own; module scripts run in the order they stand in. */
export const followed = (page: string, script: string): string =>
  page.replace(/<script type="module"/, `<script type="module" src="${script}"></script>$&`)
