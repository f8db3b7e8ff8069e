#if WAYMARK_ICU
  internal import CICU

  /// Locale data from ICU, converted to types of this library.
  enum ICU {
    /// Returns the canonical form according to CLDR's aliases; `nil` if ICU rejects the tag.
    static func canonical(_ tag: String) -> String? {
      unsafe written { buffer, capacity in unsafe waymark_canonical_tag(tag, buffer, capacity) }
    }

    /// Returns a tag with its likely script and region; `nil` if ICU rejects the tag.
    static func addingLikelySubtags(_ tag: String) -> String? {
      unsafe written { buffer, capacity in unsafe waymark_add_likely_subtags(tag, buffer, capacity)
      }
    }

    /// Returns a tag without its likely script and region; `nil` if ICU rejects the tag.
    static func removingLikelySubtags(_ tag: String) -> String? {
      unsafe written { buffer, capacity in
        unsafe waymark_remove_likely_subtags(tag, buffer, capacity)
      }
    }

    /// Returns the likely script of a canonical language in a region.
    ///
    /// If the region is absent, the result is the likely script of the language in general. The
    /// result is absent if ICU has no script for the language.
    static func likelyScript(of language: Subtag, in region: Subtag) -> Subtag {
      Subtag(bits: waymark_likely_script(language.bits, region.bits))
    }

    /// Returns the two-letter region for an upper-case three-letter code: `MX` for `MEX`.
    ///
    /// The region is determined by ICU's parser for locale names. The result is absent if the
    /// parser does not recognize the code.
    static func region(ofLongCode code: Subtag) -> Subtag {
      Subtag(bits: waymark_region_of_long_code(code.bits))
    }

    /// Returns the key and the replacement of each alias, in ICU's spelling.
    ///
    /// The result is `nil` if ICU's data cannot be parsed.
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

    /// Returns the string that a function of ICU writes into a buffer; `nil` if the function fails.
    ///
    /// The buffer is large enough for the longest tag and the subtags that an alias adds. If the
    /// string is longer, the function fails.
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
