import { globSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { read, root } from './support/imports.ts'

/** Lines, from 1, of assertions `x!` that no comment proves. */
function unproven(text: string): number[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const isBelowComment = (line: number) => lines[line - 1]?.trimStart().startsWith('//') ?? false
  const found: number[] = []
  const visit = (node: ts.Node) => {
    if (ts.isNonNullExpression(node)) {
      const line = lineAt(node.end)
      const starts = upToStatement(node).map((each) => lineAt(each.getStart(source)))
      const isProven =
        / \/\/ \S/.test(lines[line] ?? '') ||
        [line, ...starts].some(isBelowComment) ||
        functionsAround(node).some(isDocumented)
      if (!isProven) found.push(line + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A node and what it stands in, up to the statement of a block or a file. */
function upToStatement(node: ts.Node): ts.Node[] {
  const { parent } = node
  const isStatement =
    ts.isBlock(parent) ||
    ts.isSourceFile(parent) ||
    ts.isCaseOrDefaultClause(parent) ||
    ts.isClassLike(parent)
  return isStatement ? [node] : [node, ...upToStatement(parent)]
}

function functionsAround(node: ts.Node): ts.Node[] {
  const around = ts.findAncestor(node.parent, ts.isFunctionLike)
  return around ? [around, ...functionsAround(around)] : []
}

/** The comment of a function proves its assertions only when it speaks of them. */
const isDocumented = (around: ts.Node) =>
  ts.getJSDocCommentsAndTags(around).some((comment) => /\bassert/i.test(comment.getText()))

describe('the assertions that a value exists', () => {
  it.each([
    ['without a comment', 'const a = list[0]!', 1],
    [
      'below the comment of another statement',
      '// The list has an entry.\nconst a = 1\nconst b = list[0]!',
      3,
    ],
    ['after a comment and a blank line', '// The list has an entry.\n\nconst a = list[0]!', 3],
    ['in a function with a comment about its result', '/** Sums. */\nfunction f() {\n  return a!\n}', 3],
  ])('an assertion %s is unproven', (_, text, line) => {
    expect(unproven(text)).toEqual([line])
  })

  it.each([
    ['beside its comment', 'const a = list[0]! // The list has an entry.'],
    ['below the comment of its statement', '// The list has an entry.\nconst a = {\n  b: list[0]!,\n}'],
    ['below the comment of its line', 'const a = {\n  // The list has an entry.\n  b: list[0]!,\n}'],
    [
      'in a function with a comment about assertions',
      '/** Asserted indices end with the list. */\nfunction f() {\n  return a!\n}',
    ],
  ])('an assertion %s is proven', (_, text) => {
    expect(unproven(text)).toEqual([])
  })

  it('each assertion of the server has a comment that proves it', () => {
    const files = globSync('server/**/*.ts', { cwd: root }).toSorted()
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) => unproven(read(file)).map((line) => `${file}:${line}`))
    expect(found).toEqual([])
  })
})
