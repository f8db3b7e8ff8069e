/**
 * Returns the candidate that was probably meant, if one is similar enough.
 *
 * The limit is one edit for every three letters of the longer word, but at
 * least one edit. Of several candidates with the lowest distance, the first
 * with the same initial letter is preferred.
 */
function nearestWord(
  word: string,
  candidates: readonly string[],
): string | undefined {
  const longest = 64;
  const letters = Array.from(word);
  if (letters.length === 0 || letters.length > longest) {
    return undefined;
  }
  let best: string | undefined;
  let bestRank = Infinity;
  for (const candidate of candidates) {
    const others = Array.from(candidate);
    const greatest = Math.max(letters.length, others.length);
    const limit = Math.max(1, Math.floor(greatest / 3)) * 2;
    const difference = Math.abs(letters.length - others.length);
    if (others.length > longest || difference * 2 > limit) {
      continue;
    }
    const distance =
      lowercased(word) === lowercased(candidate)
        ? 1
        : spellingDistance(letters, others);
    if (distance > limit || distance >= greatest * 2) {
      continue;
    }
    const startsAlike =
      lowercased(letters[0] ?? "") === lowercased(others[0] ?? "");
    const rank = distance * 2 + (startsAlike ? 0 : 1);
    if (rank < bestRank) {
      best = candidate;
      bestRank = rank;
    }
  }
  return best;
}

/**
 * Returns twice the number of edits between two words.
 *
 * An edit inserts, deletes or replaces a letter, or swaps two neighbors. A
 * change of case is half an edit.
 */
function spellingDistance(
  left: readonly string[],
  right: readonly string[],
): number {
  const cost = (one: string, other: string): number =>
    one === other ? 0 : lowercased(one) === lowercased(other) ? 1 : 2;
  let beforePrevious: number[] = [];
  let previous = [0, ...right.map((_, column) => (column + 1) * 2)];
  for (const [row, letter] of left.entries()) {
    const current = [(row + 1) * 2];
    for (const [column, other] of right.entries()) {
      let value = Math.min(
        (previous[column] ?? 0) + cost(letter, other),
        (previous[column + 1] ?? 0) + 2,
        (current[column] ?? 0) + 2,
      );
      const isSwap =
        row > 0 &&
        column > 0 &&
        letter === right[column - 1] &&
        left[row - 1] === other;
      if (isSwap) {
        value = Math.min(value, (beforePrevious[column - 1] ?? 0) + 2);
      }
      current.push(value);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}
