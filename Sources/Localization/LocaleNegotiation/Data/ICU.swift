#if WAYMARK_ICU
  internal import CICU

  /// ICU's answers about tags, as values of this library.
  enum ICU {
    /// The canonical form by CLDR's aliases; `nil` where ICU refuses the tag.
    static func canonical(_ tag: String) -> String? {
      unsafe written { buffer, capacity in unsafe waymark_canonical_tag(tag, buffer, capacity) }
    }

    /// The tag with its likely script and region.
    static func addingLikelySubtags(_ tag: String) -> String? {
      unsafe written { buffer, capacity in unsafe waymark_add_likely_subtags(tag, buffer, capacity)
      }
    }

    /// The tag without the script and region that are likely anyway.
    static func removingLikelySubtags(_ tag: String) -> String? {
      unsafe written { buffer, capacity in
        unsafe waymark_remove_likely_subtags(tag, buffer, capacity)
      }
    }

    /// The script that a canonical language is likely written in, in a region or anywhere; absent
    /// if ICU knows none.
    static func likelyScript(of language: Subtag, in region: Subtag) -> Subtag {
      Subtag(bits: waymark_likely_script(language.bits, region.bits))
    }

    /// The region of two letters that ICU's parser of locale names reads for a code of three in
    /// upper case: `MX` for `MEX`; absent if it knows none.
    static func region(ofLongCode code: Subtag) -> Subtag {
      Subtag(bits: waymark_region_of_long_code(code.bits))
    }

    /// The key and the replacement of each alias, as ICU spells them; `nil` if its data are not in
    /// the expected form.
    static func aliases() -> [Alias]? {
      var aliases: [Alias] = []
      let isComplete = unsafe withUnsafeMutablePointer(to: &aliases) { context in
        unsafe waymark_visit_aliases(context) { context, _, key, replacement in
          guard let context = unsafe context, let key = unsafe key,
            let replacement = unsafe replacement
          else { return }
          let alias = unsafe Alias(
            key: String(cString: key), replacement: String(cString: replacement))
          unsafe context.assumingMemoryBound(to: [Alias].self).pointee.append(alias)
        }
      }
      return isComplete ? aliases : nil
    }

    /// The text that a function writes into a buffer.
    ///
    /// The buffer holds the longest tag and what an alias may add to it; a text that does not fit
    /// counts as refused.
    private static func written(
      _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
    ) -> String? {
      let capacity = 512
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = unsafe write(start, Int32(capacity))
        guard count >= 0 else { return nil }
        let text = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
        return unsafe String(decoding: text, as: UTF8.self)
      }
    }
  }
#endif
