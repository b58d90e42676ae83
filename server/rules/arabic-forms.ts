import { familyOf } from './arabic-families.ts'

/** The article, alone and after the little words that are written together with it. */
const ARTICLES = ['وال', 'بال', 'فال', 'كال', 'ال', 'لل']
/** Words whose first letters are no article. */
const ROOTED = new Set(['البان', 'الوان', 'العاب', 'الياف', 'الماس', 'الات', 'الم', 'الف', 'والد', 'والده'])
/** Shorter words are hardly words: two letters may be the beginning of anything. */
const SHORTEST = 2
const ARABIC = /^[\u0621-\u064a]+$/

/** A folded word without its article; the word itself where it has none. */
export function withoutArticle(word: string): string {
  if (ROOTED.has(word) || !ARABIC.test(word)) return word
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= SHORTEST)
  return article ? word.slice(article.length) : word
}

/**
 * Other ways to write a folded Arabic word: without and with its article and the hamza that speech drops, as one of its kind
 * and as many. Most of them are no words; a search takes those that the catalogue knows. Empty for words of other scripts.
 */
export function arabicForms(word: string): string[] {
  if (!ARABIC.test(word) || word.length < SHORTEST) return []
  const stem = withoutArticle(word)
  const stems = [...new Set([word, stem, ...hamzas(word), ...hamzas(stem)])]
  const forms = stems.flatMap((each) => [each, ...endings(each), ...familyOf(each)])
  const more = forms.flatMap((form) => [form, ...familyOf(form)])
  const all = more.flatMap((form) => [form, `ال${form}`, `بال${form}`])
  return [...new Set(all)].filter((form) => form !== word && form.length >= SHORTEST)
}

/**
 * أرز is said and written رز, and دواء دوا. In a longer word the first letter tells words apart: أبيض is white, and بيض are
 * eggs.
 */
function hamzas(word: string): string[] {
  const first =
    word.length === 2 ? `ا${word}` : word.length === 3 && word.startsWith('ا') ? word.slice(1) : word
  const last = word.endsWith('ء') ? word.slice(0, -1) : word.endsWith('ا') ? `${word}ء` : word
  return [first, last]
}

const replaced = (word: string, ending: string, others: readonly string[]) =>
  word.endsWith(ending) && word.length - ending.length >= SHORTEST
    ? others.map((other) => word.slice(0, -ending.length) + other)
    : []

/** One of a kind, two and many, where the ending tells them apart. */
function endings(word: string): string[] {
  return [
    ...replaced(word, 'ات', ['', 'ه', 'ا', 'ايه', 'يه']),
    ...replaced(word, 'تين', ['ه', 'ات', 'ت']),
    ...replaced(word, 'تان', ['ه', 'ات', 'ت']),
    ...replaced(word, 'ين', ['', 'ه']),
    ...replaced(word, 'ان', ['', 'ه']),
    ...replaced(word, 'ه', ['', 'ات', 'ا']),
    ...replaced(word, 'ا', ['ات', 'ه']),
    ...(/[هات]$/.test(word) ? [] : [`${word}ات`, `${word}ه`]),
  ]
}
